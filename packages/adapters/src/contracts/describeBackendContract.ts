import { describeAuthContract } from './describeAuthContract.ts'
import { describeCartsContract } from './describeCartsContract.ts'
import { describeProductsContract, describeSettingsContract } from './describeCatalogContract.ts'
import { describeOrdersContract } from './describeOrdersContract.ts'
import { describeProfilesContract } from './describeProfilesContract.ts'
import { describeShopEditsContract } from './describeShopEditsContract.ts'
import { describeUsersContract } from './describeUsersContract.ts'
import type { MakeBench } from './TestBench.ts'

/** What every backend does, port by port. */
export function describeBackendContract(makeBench: MakeBench): void {
  describeAuthContract(makeBench)
  describeProfilesContract(makeBench)
  describeUsersContract(makeBench)
  describeCartsContract(makeBench)
  describeProductsContract(makeBench)
  describeSettingsContract(makeBench)
  describeShopEditsContract(makeBench)
  describeOrdersContract(makeBench)
}
