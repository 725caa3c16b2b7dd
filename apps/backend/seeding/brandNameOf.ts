/** Returns the brand in the names of products: BRAND_NAME, or Amaru by default. */
export function brandNameOf(env: NodeJS.ProcessEnv): string {
  return env['BRAND_NAME'] ?? 'Amaru'
}
