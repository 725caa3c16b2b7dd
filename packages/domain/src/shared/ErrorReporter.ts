/** Port: reports errors in visitors' browsers to the shop's owner, without personal data. */
export interface ErrorReporter {
  /**
   * Reports a fault. Never throws, and may do so later, or not at all without a network.
   *
   * @param error any thrown value; its causes are reported with it
   * @param message what failed, in fixed words
   */
  report(error: unknown, message?: string): void
}
