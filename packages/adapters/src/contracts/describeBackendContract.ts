import { describeAuthContract } from './describeAuthContract.ts'
import { describeCartsContract } from './describeCartsContract.ts'
import { describeProductsContract, describeSettingsContract } from './describeCatalogContract.ts'
import { describeOrdersContract } from './describeOrdersContract.ts'
import { describeProfilesContract } from './describeProfilesContract.ts'
import type { MakeBench } from './TestBench.ts'

/** What every backend does, port by port. */
export function describeBackendContract(makeBench: MakeBench): void {
  describeAuthContract(makeBench)
  describeProfilesContract(makeBench)
  describeCartsContract(makeBench)
  describeProductsContract(makeBench)
  describeSettingsContract(makeBench)
  describeOrdersContract(makeBench)
}
