import { describe } from 'vitest'

import { describeBackendContract } from '../contracts/describeBackendContract.ts'
import { makeEmulatorBench } from './testing/emulatorBench.ts'

describe('Firebase', () => {
  describeBackendContract(makeEmulatorBench)
})
