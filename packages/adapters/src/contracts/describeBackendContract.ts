import { describeAuthContract } from './describeAuthContract.ts'
import { describeCartsContract } from './describeCartsContract.ts'
import { describeCommandsContract } from './describeCommandsContract.ts'
import { describeListsContract } from './describeListsContract.ts'
import { describePlacingContract } from './describePlacingContract.ts'
import { describeProfilesContract } from './describeProfilesContract.ts'
import { describeReadersContract } from './describeReadersContract.ts'
import type { MakeBench } from './TestBench.ts'

/** The behaviour of every backend. What a command decides is proved in the domain, and not here again. */
export function describeBackendContract(makeBench: MakeBench): void {
  describeCommandsContract(makeBench)
  describePlacingContract(makeBench)
  describeReadersContract(makeBench)
  describeListsContract(makeBench)
  describeCartsContract(makeBench)
  describeProfilesContract(makeBench)
  describeAuthContract(makeBench)
}
