/// An Xcode project with synchronized folders.
package enum SynchronizedProject {
    /// A project whose folder `App` belongs to the target `App`, `Shared` to `App` and `Widget`,
    /// `Tests` to `Tests`, and `Free` to none. `App/Inner` is another folder, of `Widget`.
    package static let text = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 77;
        	objects = {

        /* Begin PBXBuildFile section */
        		B1 /* Old.swift in Sources */ = {isa = PBXBuildFile; fileRef = R1 /* Old.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		R1 /* Old.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Old.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		E1 /* Exceptions for "App" folder in "App" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			additionalCompilerFlagsByRelativePath = {
        				"Cars/A+B.m" = "-w -DX=\\"1\\"";
        			};
        			membershipExceptions = (
        				"/Localized: Cars/Car.storyboard",
        				"Cars/A+B.m",
        				Cars/Out.swift,
        				Info.plist,
        			);
        			platformFiltersByRelativePath = {
        				Cars/A.swift = (
        					ios,
        					macos,
        				);
        			};
        			publicHeaders = (
        				Cars/A.h,
        			);
        			target = T1 /* App */;
        		};
        		E2 /* Exceptions for "App" folder in "Widget" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Cars/A.swift,
        			);
        			target = T2 /* Widget */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet section */
        		E3 /* Exceptions for "App" folder in "Sources" phase from "Tests" target */ = {
        			isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
        			buildPhase = P3 /* Sources */;
        			membershipExceptions = (
        				Cars/Phase.swift,
        			);
        		};
        /* End PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		S1 /* App */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				E1 /* Exceptions for "App" folder in "App" target */,
        				E2 /* Exceptions for "App" folder in "Widget" target */,
        				E3 /* Exceptions for "App" folder in "Sources" phase from "Tests" target */,
        			);
        			explicitFolders = (
        				Copied,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        		S2 /* Shared */ = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {"a;b.x" = text; }; explicitFolders = (); path = Shared; sourceTree = "<group>"; };
        		S3 /* Tests */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        		S4 /* Free */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Free; sourceTree = "<group>"; };
        		S5 /* Inner */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App/Inner; sourceTree = "<group>"; };
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        		G1 = {
        			isa = PBXGroup;
        			children = (
        				S1 /* App */,
        				S2 /* Shared */,
        				S3 /* Tests */,
        				S4 /* Free */,
        				S5 /* Inner */,
        				G2 /* Listed */,
        			);
        			sourceTree = "<group>";
        		};
        		G2 /* Listed */ = {
        			isa = PBXGroup;
        			children = (
        				R1 /* Old.swift */,
        			);
        			path = Listed;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		T1 /* App */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				P1 /* Sources */,
        			);
        			fileSystemSynchronizedGroups = (
        				S1 /* App */,
        				S2 /* Shared */,
        			);
        			name = App;
        			productType = "com.apple.product-type.application";
        		};
        		T2 /* Widget */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				P2 /* Sources */,
        			);
        			fileSystemSynchronizedGroups = (
        				S2 /* Shared */,
        				S5 /* Inner */,
        			);
        			name = Widget;
        			productType = "com.apple.product-type.app-extension";
        		};
        		T3 /* Tests */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				P3 /* Sources */,
        			);
        			fileSystemSynchronizedGroups = (
        				S3 /* Tests */,
        			);
        			name = Tests;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        		T4 /* Empty */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        			);
        			name = Empty;
        			productType = "com.apple.product-type.framework";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		X /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = G1;
        			targets = (
        				T1 /* App */,
        				T2 /* Widget */,
        				T3 /* Tests */,
        				T4 /* Empty */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        		P1 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B1 /* Old.swift in Sources */,
        			);
        		};
        		P2 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        			);
        		};
        		P3 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        			);
        		};
        /* End PBXSourcesBuildPhase section */
        	};
        	rootObject = X /* Project object */;
        }

        """
}
