import { describe } from 'vitest'

import { describeBackendContract } from '../contracts/describeBackendContract.ts'
import { makeLocalBench } from './testing/embeddedBench.ts'

describe('the embedded backend', () => {
  describeBackendContract(makeLocalBench)
})
