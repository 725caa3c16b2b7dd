import { SvgIcon, type IconProps } from './SvgIcon.tsx'

export function PlusIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M12 5v14M5 12h14" />
}

export function MinusIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M5 12h14" />
}

export function ArrowLeftIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M21 12H3m6-6-6 6 6 6" />
}

export function ArrowRightIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M3 12h18m-6-6 6 6-6 6" />
}

export function PauseIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M8.5 5v14m7-14v14" />
}

export function PlayIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M7.5 4.500v15l12-7.500z" />
}
