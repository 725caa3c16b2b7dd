import { Glyph } from './Glyph.tsx'
import type { IconProps } from './Glyph.tsx'

export function BagIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      box={24}
      outline="M5.2 8h13.6l.9 13H4.3zM8.6 10.4V7a3.4 3.4 0 0 1 6.8 0v3.4"
      detail="M6.6 18.8h10.8"
    />
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      box={24}
      outline="M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4M4 20.8c.6-4.2 3.8-6.3 8-6.300s7.4 2.1 8 6.3"
      detail="M14.6 7.700a2.6 2.6 0 0 1-2.1 2.5"
    />
  )
}

export function MenuIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M3.5 8h17M3.5 16h17" />
}

export function CloseIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="m5.5 5.5 13 13m0-13-13 13" />
}

export function PlusIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M12 5v14M5 12h14" />
}

export function MinusIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M5 12h14" />
}

export function ArrowLeftIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M21 12H3m6-6-6 6 6 6" />
}

export function ArrowRightIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M3 12h18m-6-6 6 6-6 6" />
}

export function ChevronIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="m6 9.5 6 6 6-6" />
}

export function CheckIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="m4.5 12.8 4.8 4.900L19.5 6.5" />
}

export function AlertIcon(props: IconProps) {
  return (
    <Glyph {...props} box={24} outline="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.500v6m0 3v.1" />
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Glyph {...props} box={24} outline="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.500m0-9v.1" />
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      box={24}
      outline="M2 12.300C5 7.7 8.4 5.8 12 5.800s7 1.9 10 6.500c-3 4.6-6.4 6.5-10 6.500s-7-1.9-10-6.500m10-3.200a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4"
      detail="M12 4V2.500M7 5 6.2 3.500M17 5l.8-1.5"
    />
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      box={24}
      outline="M2 10.500c3 4.2 6.4 6 10 6s7-1.8 10-6M12 16.500v3.200m-5.3-4.5-1.6 2.700m12.2-2.7 1.6 2.7"
      detail="M9.3 16.2 8.7 19m6-2.8.6 2.8"
    />
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      box={24}
      outline="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18"
      detail="M3 12h18M12 3c-5 4.5-5 13.5 0 18m0-18c5 4.5 5 13.5 0 18M4.6 7.200h14.800M4.6 16.800h14.8"
    />
  )
}

export function PauseIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M8.5 5v14m7-14v14" />
}

export function PlayIcon(props: IconProps) {
  return <Glyph {...props} box={24} outline="M7.5 4.500v15l12-7.500z" />
}
