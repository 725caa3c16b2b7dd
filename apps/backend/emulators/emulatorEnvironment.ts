import { delimiter, dirname, isAbsolute, join } from 'node:path'

import { findJava } from './findJava.ts'
import { toolsFolder } from './firebaseTools.ts'
import { wrapInstalledFirestoreJar } from './firestoreJar.ts'

const jarVariable = 'FIRESTORE_EMULATOR_BINARY_PATH'

/**
 * Returns the environment for firebase-tools: a Java that is new enough, its memory, and the Firestore
 * emulator that is installed on this machine, if there is one.
 *
 * @throws SetupError when there is no such Java
 */
export function emulatorEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const java = findJava(env)
  const wrapper = join(toolsFolder, '.cache', 'firestore-emulator.jar')
  const jar = env[jarVariable] ?? wrapInstalledFirestoreJar(wrapper)
  return {
    ...env,
    CI: '1', // no prompts, no update notices
    PATH: isAbsolute(java) ? [dirname(java), env['PATH']].join(delimiter) : env['PATH'],
    // A maximum of memory: enough for ten thousand orders besides those of the tests. The emulator runs for minutes, too
    // short for the second compiler to pay: without it the contracts take 40 % less of the processor.
    JAVA_TOOL_OPTIONS:
      env['JAVA_TOOL_OPTIONS'] ?? '-Xmx2g -XX:+UseSerialGC -XX:TieredStopAtLevel=1',
    // Calls that run at once, of all functions. The emulator ignores `concurrency`: a process serves one call at a time,
    // and is started when all others are busy. With four, the two letters of an order wait in theirs while commands run in
    // two others, where they conflict as they do in production. Each more costs 140 MB and a second.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    ...(jar !== null && { [jarVariable]: jar }),
  }
}
