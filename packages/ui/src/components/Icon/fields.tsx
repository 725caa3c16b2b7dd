import { SvgIcon, type IconProps } from './SvgIcon.tsx'

export function ChevronIcon(props: IconProps) {
  return <SvgIcon {...props} viewBoxSize={24} outline="m6 9.5 6 6 6-6" />
}

export function EyeIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M2 12.300C5 7.7 8.4 5.8 12 5.800s7 1.9 10 6.500c-3 4.6-6.4 6.5-10 6.500s-7-1.9-10-6.500m10-3.200a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4"
      detail="M12 4V2.500M7 5 6.2 3.500M17 5l.8-1.5"
    />
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M2 10.500c3 4.2 6.4 6 10 6s7-1.8 10-6M12 16.500v3.200m-5.3-4.5-1.6 2.700m12.2-2.7 1.6 2.7"
      detail="M9.3 16.2 8.7 19m6-2.8.6 2.8"
    />
  )
}
