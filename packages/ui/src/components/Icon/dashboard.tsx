import { SvgIcon, type IconProps } from './SvgIcon.tsx'

export function BarChartIcon(props: IconProps) {
  return (
    <SvgIcon {...props} viewBoxSize={24} outline="M3.5 20.500h17M7 20.500v-6m5 6V5m5 15.500V10" />
  )
}

export function ParcelIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M12 3 4 7.300v9.400L12 21l8-4.300V7.300zM4 7.300l8 4.300 8-4.300m-8 4.300V21"
      detail="m8 5.200 8 4.300"
    />
  )
}

export function BottleIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M10 2.500h4v5c2 1 3 2.700 3 4.700v9.300H7v-9.300c0-2 1-3.700 3-4.700zM7 13.500h10M7 18h10"
      detail="M10 5h4"
    />
  )
}

export function SlidersIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M3.500 7.500H12m5 0h3.500m-17 9H7m5 0h8.500M14.500 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5m-5 9a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5"
    />
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M16.500 10.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l5.500 5.500"
    />
  )
}

export function CallIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M6 3.500h3l2 5-2.500 1.500a11 11 0 0 0 5.500 5.500L15.500 13l5 2v3c0 1.700-1 2.500-2.500 2.500C10 20.500 3.500 14 3.500 6c0-1.500.800-2.500 2.500-2.500z"
    />
  )
}

export function MailIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M3.500 6h17v12.500h-17zM3.500 7l8.500 6.500L20.500 7"
    />
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="m4 20 1.400-4.200A8 8 0 1 1 8.600 19z"
      detail="M9 10.500h6M9 13.500h4"
    />
  )
}
