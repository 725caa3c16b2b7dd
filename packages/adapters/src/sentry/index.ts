export { createSentryReporter } from './createSentryReporter.ts'
