import italiana from '@fontsource/italiana/files/italiana-latin-400-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'

/** Addresses of the only two font files, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontFiles: readonly string[] = [italiana, jost]
