import { SvgIcon, type IconProps } from './SvgIcon.tsx'

export function FacebookIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m.5 18v-9.800c0-1.9 1-2.9 3-2.900M9.5 12.800h5.5"
    />
  )
}

export function InstagramIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M7.5 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m4.9-1v.1"
    />
  )
}

export function TikTokIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M13.5 3.500v12a4 4 0 1 1-4-4m4-8c.3 3 2.2 4.9 5.3 5.2"
      detail="M11.5 3.500v12a2 2 0 1 1-2-2"
    />
  )
}

export function XIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M4 4h4.200L20 20h-4.200zM19 4l-6.3 7M5 20l6.4-7"
    />
  )
}

export function LinkedInIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M3.5 3.500h17v17h-17zM7.5 10.500v6.500m0-9.500v.100m3.5 9.400v-6.500m0 3c0-2 1-3 2.7-3s2.8 1 2.8 3v3.5"
    />
  )
}
