import { Outage, type Backend, type Command, type CommandResult } from '@storefront/domain'

/**
 * Answers one command in place of a backend, for what no data provokes. All other commands reach the backend.
 *
 * @param answer receives the input, and a function that sends the command to the backend
 */
export const answering =
  <Input, Value, Refusal>(
    { name }: Command<Input, Value, Refusal>,
    answer: (
      input: Input,
      send: () => Promise<CommandResult<Value, Refusal>>,
    ) => Promise<CommandResult<Value, Refusal>>,
  ) =>
  ({ run }: Pick<Backend, 'run'>): Pick<Backend, 'run'> => ({
    run(command, input, press) {
      const send = () => run(command, input, press)
      // A command with the same name is the same one: its types are those of the answer.
      return command.name === name ? (answer(input as never, send as never) as never) : send()
    },
  })

/** The answer of a backend without a network. */
export const offline = (): Promise<never> => Promise.reject(new Outage('offline', 'No network'))

/** Carries out one command each time, but loses its first answer. */
export const losingFirstAnswer =
  <Input, Value, Refusal>(command: Command<Input, Value, Refusal>) =>
  (backend: Pick<Backend, 'run'>): Pick<Backend, 'run'> => {
    let isLost = true
    return answering(command, async (_input, send) => {
      const answer = await send()
      if (!isLost) return answer
      isLost = false
      return offline()
    })(backend)
  }
