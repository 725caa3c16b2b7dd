import type { Command } from '../shared/command.ts'
import { addNote } from './addNote.ts'
import { addProduct } from './addProduct.ts'
import { cancelOrder } from './cancelOrder.ts'
import { changeRole } from './changeRole.ts'
import { confirmPlace } from './confirmPlace.ts'
import { correctAccounts } from './correctAccounts.ts'
import { correctRecipient } from './correctRecipient.ts'
import { deleteAccount } from './deleteAccount.ts'
import { editOrder } from './editOrder.ts'
import { enterOrder } from './enterOrder.ts'
import { joinOrder } from './joinOrder.ts'
import { joinWaitingList } from './joinWaitingList.ts'
import { leaveWaitingLists } from './leaveWaitingLists.ts'
import { placeOrder } from './placeOrder.ts'
import { remindOrCancel } from './remindOrCancel.ts'
import { removeFromWaitingList } from './removeFromWaitingList.ts'
import { saveProduct } from './saveProduct.ts'
import { saveSettings } from './saveSettings.ts'
import { sendLetterAgain } from './sendLetterAgain.ts'
import { sendOrderLink } from './sendOrderLink.ts'
import { setStock } from './setStock.ts'
import { takeStep } from './takeStep.ts'
import { tellWaitingList } from './tellWaitingList.ts'

/** All commands of the shop. */
export const commands: readonly Command[] = [
  placeOrder,
  cancelOrder,
  correctRecipient,
  joinOrder,
  takeStep,
  enterOrder,
  editOrder,
  addNote,
  addProduct,
  saveProduct,
  setStock,
  joinWaitingList,
  confirmPlace,
  leaveWaitingLists,
  tellWaitingList,
  removeFromWaitingList,
  saveSettings,
  correctAccounts,
  changeRole,
  sendLetterAgain,
  sendOrderLink,
  deleteAccount,
  remindOrCancel,
]

/** The command with a name; undefined if there is none. */
export const commandNamed = (name: string): Command | undefined =>
  commands.find((command) => command.name === name)
