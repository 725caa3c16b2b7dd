import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parse } from 'node:path'
import sharp from 'sharp'
import { pictureModule } from './pictureModule.ts'
import { planRenditions, type Rendition } from './renditions.ts'
import { treatmentFor, type Treatment } from './settings.ts'

const masters = new URL('../masters/', import.meta.url)
const modules = new URL('../dist/', import.meta.url)
const files = new URL('files/', modules)

interface Plan {
  readonly name: string
  readonly master: Buffer
  readonly treatment: Treatment
  readonly renditions: readonly Rendition[]
}

// A picture a core keeps the cores busier than one picture on all of them.
sharp.concurrency(1)

await mkdir(files, { recursive: true })
const plans = await Promise.all((await readdir(masters)).toSorted().map(planPicture))
const made = await encodeMissing(plans)
await Promise.all(plans.map(writeModule))
await removeAllBut(files, new Set(plans.flatMap((plan) => plan.renditions.map((r) => r.file))))
await removeAllBut(modules, new Set(['files', ...plans.map((plan) => `${plan.name}.ts`)]))
console.log(`imagery: ${plans.length} pictures, ${made} files encoded`)

async function planPicture(fileName: string): Promise<Plan> {
  const { name } = parse(fileName)
  const master = await readFile(new URL(fileName, masters))
  const treatment = treatmentFor(name)
  return {
    name,
    master,
    treatment,
    renditions: planRenditions(name, master, treatment, sharp.versions.sharp),
  }
}

async function encodeMissing(pictures: readonly Plan[]): Promise<number> {
  const there = new Set(await readdir(files))
  const jobs = pictures.flatMap((plan) =>
    plan.renditions
      .filter((rendition) => !there.has(rendition.file))
      .map((rendition) => ({ plan, rendition })),
  )
  const queue = jobs.values()
  const worker = async () => {
    for (const { plan, rendition } of queue) await encode(plan, rendition)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return jobs.length
}

async function encode({ master, treatment }: Plan, { format, width, file }: Rendition) {
  const bytes = await sharp(master)
    .resize({ width })
    .toFormat(format, treatment.formats[format])
    .toBuffer()
  // Renamed when whole: a build that is interrupted must not leave half a file to be taken for done.
  const partial = new URL(`${file}.partial`, files)
  await writeFile(partial, bytes)
  await rename(partial, new URL(file, files))
}

async function writeModule({ name, master, treatment, renditions }: Plan): Promise<void> {
  const image = sharp(master)
  const { width: masterWidth, height: masterHeight, hasAlpha } = await image.metadata()
  const width = Math.max(...treatment.widths)
  if (width > masterWidth) {
    throw new Error(`masters/${name} is ${masterWidth} px wide, its settings ask for ${width} px.`)
  }
  const height = Math.round((masterHeight * width) / masterWidth)
  const placeholder = hasAlpha ? 'transparent' : await averageColour(master)
  const { fallbackWidth } = treatment
  const text = pictureModule({ name, renditions, fallbackWidth, width, height, placeholder })
  await writeFile(new URL(`${name}.ts`, modules), text)
}

async function averageColour(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

async function removeAllBut(folder: URL, wanted: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((entry) => !wanted.has(entry))
  await Promise.all(stale.map((entry) => rm(new URL(entry, folder))))
}
