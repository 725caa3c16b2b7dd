// Read by its path, since this workspace is a dependency of the site, not the other way round.
const brandFile = new URL('../../web/src/content/brand.ts', import.meta.url)

/** Reads the brand's name, which the names of the seeded products contain, from the only file that has it. */
export async function readBrandName(): Promise<string> {
  // The type of the file's export, which a dynamic import of a URL loses.
  const { brand } = (await import(brandFile.href)) as { brand: { name: string } }
  return brand.name
}
