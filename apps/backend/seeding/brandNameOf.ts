/** The name the products are sold under: BRAND_NAME where the site's brand is another one. */
export function brandNameOf(env: NodeJS.ProcessEnv): string {
  return env['BRAND_NAME'] ?? 'Amaru'
}
