import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

import { SetupError } from './SetupError.ts'

/** The oldest major version of Java with which firebase-tools runs the Firestore emulator. */
const minJavaVersion = 21

/** Folders with installed JVMs; `inside` is the path from a JVM's folder to its home. */
const jvmFolders = [
  { folder: '/usr/lib/jvm', inside: '' },
  { folder: join(homedir(), '.sdkman/candidates/java'), inside: '' },
  { folder: '/Library/Java/JavaVirtualMachines', inside: 'Contents/Home' },
  { folder: '/opt/homebrew/opt', inside: '' },
  { folder: 'C:\\Program Files\\Eclipse Adoptium', inside: '' },
  { folder: 'C:\\Program Files\\Java', inside: '' },
]

const executable = process.platform === 'win32' ? 'java.exe' : 'java'

/** The major version that `java -version` prints, or null when there is no such java. */
function majorVersion(java: string): number | null {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  const major = /version "(\d+)/.exec(stderr ?? '')?.[1]
  return major === undefined ? null : Number(major)
}

/** The `java` commands to try: that of JAVA_HOME, that of the PATH, those of installed JVMs. */
function javaCandidates(env: NodeJS.ProcessEnv): string[] {
  const homes = jvmFolders.flatMap(({ folder, inside }) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inside)) : [],
  )
  return [
    ...(env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin', executable)] : []),
    'java',
    ...homes.map((home) => join(home, 'bin', executable)).filter((java) => existsSync(java)),
  ]
}

/**
 * Finds the `java` command for the Firestore emulator: a path, or `java` if the one on the PATH is new enough.
 *
 * @throws SetupError when none is new enough
 */
export function findJava(
  env: NodeJS.ProcessEnv,
  candidates = javaCandidates(env),
  versionOf = majorVersion,
): string {
  const older: string[] = []
  for (const java of candidates) {
    const version = versionOf(java)
    if (version === null) continue
    if (version >= minJavaVersion) return java
    older.push(`${java} is ${version}`)
  }
  const found = older.length === 0 ? '' : ` (${older.join(', ')})`
  throw new SetupError(
    `The Firestore emulator needs Java ${minJavaVersion} or newer${found}: install it with ` +
      '`apt-get install openjdk-21-jre-headless` (Debian 13, Ubuntu; on Debian 12 temurin-21-jre ' +
      'from adoptium.net), `brew install openjdk` (macOS) or ' +
      '`winget install EclipseAdoptium.Temurin.21.JRE` (Windows), or let JAVA_HOME name it.',
  )
}
