import { createStore, useStore } from '../../shared/store.ts'
import type { VolumeUnit } from './volume.ts'

/** The unit recipes are read in, for as long as the visit lasts; nothing of it is stored. */
const volumeUnit = createStore<VolumeUnit>('oz')

export const chooseVolumeUnit = volumeUnit.set

export function useVolumeUnit(): VolumeUnit {
  return useStore(volumeUnit, 'oz')
}
