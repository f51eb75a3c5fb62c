# Builds scene-kit from source. docs/installing.md says how to install by it.
#
# scripts/release writes this file with the owner, version and checksum of a release, to be committed.
# Until the first release, OWNER and a checksum of zeros stand for them, and only --HEAD works.
class SceneKit < Formula
  desc "Generate the screens of an iOS app from templates"
  homepage "https://github.com/OWNER/scene-kit"
  url "https://github.com/OWNER/scene-kit/releases/download/0.1.0/scene-kit-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  head "https://github.com/OWNER/scene-kit.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :ventura

  uses_from_macos "swift" => :build

  def install
    options = if OS.mac?
      # Homebrew's own sandbox does not let SwiftPM start another.
      ["--disable-sandbox"]
    else
      ["--static-swift-stdlib"]
    end
    system "swift", "build", *options, "--configuration", "release", "--product", "scene-kit"
    bin.install ".build/release/scene-kit"
    generate_completions_from_executable(bin/"scene-kit", "--generate-completion-script")
  end

  test do
    system bin/"scene-kit", "new", "CarDetails", "--param", "carID:String", "--package", "Shop"
    assert_match "let carID: String",
                 (testpath/"Shop/Sources/Scenes/CarDetails/CarDetailsBuilder.swift").read
  end
end
