import { delimiter, dirname, isAbsolute, join } from 'node:path'

import { findJava } from './findJava.ts'
import { toolsFolder } from './firebaseTools.ts'
import { wrapInstalledFirestoreJar } from './firestoreJar.ts'

const jarVariable = 'FIRESTORE_EMULATOR_BINARY_PATH'

/**
 * The environment firebase-tools runs in: with a Java that is new enough, memory for it, and
 * the Firestore emulator of this machine when there is one.
 *
 * @throws SetupError when there is no such Java
 */
export function emulatorEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const java = findJava(env)
  const wrapper = join(toolsFolder, '.cache', 'firestore-emulator.jar')
  const jar = env[jarVariable] ?? wrapInstalledFirestoreJar(wrapper)
  return {
    ...env,
    CI: '1', // no questions, no news
    PATH: isAbsolute(java) ? [dirname(java), env['PATH']].join(delimiter) : env['PATH'],
    // Enough for ten thousand orders on top of the tests' own; it takes no more than it needs.
    JAVA_TOOL_OPTIONS: env['JAVA_TOOL_OPTIONS'] ?? '-Xmx2g -XX:+UseSerialGC',
    // Each is a process; by default there may be 50 of them.
    FUNCTIONS_EMULATOR_PARALLEL: '6',
    ...(jar !== null && { [jarVariable]: jar }),
  }
}
