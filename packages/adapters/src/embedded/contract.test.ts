import { describe } from 'vitest'

import { describeBackendContract } from '../contracts/describeBackendContract.ts'
import { makeEmbeddedBench } from './testing/embeddedBench.ts'

describe('the embedded backend', () => {
  describeBackendContract(makeEmbeddedBench)
})
