/** Returns a message with its placeholders replaced. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(
    /\{(\w+)(?:, number)?\}/g,
    (placeholder, name) => values[name] ?? placeholder,
  )
}
