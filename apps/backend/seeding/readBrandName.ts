// The site's own file, read where it lies: this workspace is a dependency of the site, not the other way round.
const brandFile = new URL('../../web/src/content/brand.ts', import.meta.url)

/** The brand's name, which the names of the seeded products contain. The site's brand file is the only place that has it. */
export async function readBrandName(): Promise<string> {
  // The file's own type says so; it cannot be imported by its path, as it lies outside of this workspace.
  const { brand } = (await import(brandFile.href)) as { brand: { name: string } }
  return brand.name
}
