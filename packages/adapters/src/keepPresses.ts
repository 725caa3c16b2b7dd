import { newPress, type Command, type CommandResult, type RunCommand } from '@storefront/domain'

/** Sends a command with its press. */
export type SendCommand = <Input, Value, Refusal>(
  command: Command<Input, Value, Refusal>,
  input: unknown,
  press: string,
) => Promise<CommandResult<Value, Refusal>>

/**
 * Gives each command its press, the idempotency key: the one that is named, else that of the same command with the same
 * input which was not answered yet, else a new one. So a second press of a button does nothing twice, neither at once nor
 * after an outage, whose command may have been decided.
 */
export function keepPresses(send: SendCommand): RunCommand {
  /** The presses without an answer, by command and input. */
  const unanswered = new Map<string, string>()

  return async (command, input, named) => {
    if (named !== undefined) return send(command, input, named)
    const sent = JSON.stringify([command.name, input])
    const press = unanswered.get(sent) ?? newPress()
    unanswered.set(sent, press)
    const answer = await send(command, input, press)
    unanswered.delete(sent)
    return answer
  }
}
