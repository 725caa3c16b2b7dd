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

/** Google's sign in its own colours, as its guidelines ask for. */
export function GoogleMark(props: IconProps) {
  return (
    <svg aria-hidden="true" focusable="false" width="20" height="20" {...props} viewBox="0 0 48 48">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}
