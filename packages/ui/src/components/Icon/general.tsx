import { SvgIcon, type IconProps } from './SvgIcon.tsx'

export function BagIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M5.2 8h13.6l.9 13H4.3zM8.6 10.4V7a3.4 3.4 0 0 1 6.8 0v3.4"
      detail="M6.6 18.8h10.8"
    />
  )
}

export function UserIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4M4 20.8c.6-4.2 3.8-6.3 8-6.300s7.4 2.1 8 6.3"
      detail="M14.6 7.700a2.6 2.6 0 0 1-2.1 2.5"
    />
  )
}

export function MenuIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="M3.5 8h17M3.5 16h17" />
}

export function CloseIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="m5.5 5.5 13 13m0-13-13 13" />
}

export function CheckIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="m4.5 12.8 4.8 4.900L19.5 6.5" />
}

export function AlertIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.500v6m0 3v.1"
    />
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.500m0-9v.1"
    />
  )
}
