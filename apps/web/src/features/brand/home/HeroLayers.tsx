import { sceneBottle } from '@storefront/imagery/scene-bottle'
import { sceneLandTall } from '@storefront/imagery/scene-land-tall'
import { sceneLandWide } from '@storefront/imagery/scene-land-wide'
import { sceneMoonTall } from '@storefront/imagery/scene-moon-tall'
import { sceneMoonWide } from '@storefront/imagery/scene-moon-wide'
import { sceneSerpentTall } from '@storefront/imagery/scene-serpent-tall'
import { sceneSerpentWide } from '@storefront/imagery/scene-serpent-wide'
import { sceneShadow } from '@storefront/imagery/scene-shadow'
import { sceneSkyTall } from '@storefront/imagery/scene-sky-tall'
import { sceneSkyWide } from '@storefront/imagery/scene-sky-wide'
import { SceneLayers, type SceneLayersProps } from '@storefront/ui'
import { useLayoutEffect } from 'react'

/** Sets the attribute by which the stylesheet paints the scene under the gate. */
function markLayers(): () => void {
  const { dataset } = document.documentElement
  dataset['scene'] = 'layers'
  return () => delete dataset['scene']
}

/** The parts of the hero's scene, for visitors who come through the gate. */
export function HeroLayers(props: Pick<SceneLayersProps, 'alt' | 'onReady'>) {
  useLayoutEffect(markLayers, [])
  return (
    <SceneLayers
      {...props}
      sky={{ wide: sceneSkyWide, tall: sceneSkyTall }}
      moon={{ wide: sceneMoonWide, tall: sceneMoonTall }}
      land={{ wide: sceneLandWide, tall: sceneLandTall }}
      serpent={{ wide: sceneSerpentWide, tall: sceneSerpentTall }}
      bottle={sceneBottle}
      shadow={sceneShadow}
    />
  )
}
