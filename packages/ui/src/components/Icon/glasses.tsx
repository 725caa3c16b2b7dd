import { SvgIcon, type IconProps } from './SvgIcon.tsx'

export function HighballIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={48}
      outline="M14 5.5h20l-1.7 35.4a3 3 0 0 1-2.7 2.6H18.4a3 3 0 0 1-2.7-2.6Zm.5 10h19m-15 3.5 6-1.8 1.8 6-6 1.8ZM22 29.2l6.3 1-1 6.2-6.3-1Z"
      detail="M19.5 15.5 16.3 1.5m2 8.6-3.2-1m3.6 2.8 2.8-2.2m-3.8-2.2 2.6-2.2m-3.2-.4 2-2m-1.4 4.6-3-.8m13.1-1a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0M31.4 18.5l-.9 20m-1.2-20-.4 8m.1 12-.1 1.7m-10.9.5h12M18.3 30v.1m9.5-3.4v.1m-9.1 8.7v.1m-1.2-8.8v.1"
    />
  )
}

export function CoupeIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={48}
      outline="M5.5 9.5h37C42.5 19.1 34.3 25 24 25S5.5 19.1 5.5 9.5m1.4 5h34.2M24 25v15.3m-10 3.2c2.4-2.4 6.3-3.2 10-3.2s7.6.8 10 3.2ZM20.5 12.1a3.5 2 0 1 0 7 0 3.5 2 0 1 0-7 0"
      detail="M38 17.2q-3.5 4.6-10 5.6m6.5-5.6a14 14 0 0 1-7 3.7m3.2-3.7q-1.9 1.3-4.2 1.9m-.9 8.9v9.5M13 11.8zm4-.1zm14-.1z"
    />
  )
}

export function RocksIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={48}
      outline="M8.5 12.5h31l-2.3 26.2a3 3 0 0 1-3.2 2.9H14a3 3 0 0 1-3.2-2.9Zm1 10h29M14 26l8-2.4 2.4 8-8 2.4Zm12.5-8 7.8 1.5-1.5 7.8-7.8-1.5Z"
      detail="M11 37.6h26m-19.5-9.3 3.5-1m-2.6 4 3.5-1m6.7-9.3 3 .6M28 24l3 .6m5.6 1.4-.9 9.3m-1.3-5.8-.5 5.8m-1.7-3.8-.3 3.8M13.2 15.5l.3 4"
    />
  )
}

export function MartiniIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={48}
      outline="M4.5 8.5h39L24 28.5Zm6.2 6.5h26.6M24 28.5v12m-10 3c2.4-2.3 6.3-3 10-3s7.6.7 10 3Zm8-28.4a3.5 3.5 0 1 0 5.6 0"
      detail="M25.4 17.6 37 2.5m-3 14.8-8 8.2m4.6-7.3L25 23.9m.6 7.6V38m-6.4-16.7-1.8-1.8"
      solid="M24.8 16.6a1.2 1.2 0 1 0 .1 0Z"
    />
  )
}

export function MargaritaIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={48}
      outline="M5 10.5h38c0 6-4.2 9-9.4 10.3-2.1.6-2.7 1.7-2.7 3.3 0 3.9-2.9 6.1-6.9 6.1s-6.9-2.2-6.9-6.1c0-1.6-.6-2.7-2.7-3.3C9.2 19.5 5 16.5 5 10.5M6.5 15h35M24 30.2v10.3m-10 3c2.4-2.3 6.3-3 10-3s7.6.7 10 3Zm16.5-33a6 6 0 0 1 12 0"
      detail="M36.5 9.8V6.3M35 9.9l-2.5-2.4M38 9.9l2.5-2.4m-2.2 10q-2.7 2.3-6.5 3.1m2.7-3.1c-2.5 1.3-5 1.7-6.3 2.5m.3 3q.3 3.6-2.7 5.2m-.2 4.8v5M8 8.2zm3.5-.7zM15 8zm3.5-.7zm3.5.5zm3.5-.7z"
    />
  )
}

/** A tall glass on a short stem, slightly narrower at the rim, with a ribbon of cucumber and mint. */
export function TulipIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={48}
      outline="M16.5 8h15c.6 3.8 1.7 7.2 1.7 11 0 7-3.8 12.5-9.2 12.5s-9.2-5.5-9.2-12.5c0-3.8 1.1-7.2 1.7-11m-1.2 6h17M24 31.5v8.8m-10 3.2c2.4-2.4 6.3-3.2 10-3.2s7.6.8 10 3.2ZM24 8c-.3-2.6-2-4.3-5-4.5.2 2.8 2 4.4 5 4.5m0 0c.3-2.6 2-4.3 5-4.5-.2 2.8-2 4.4-5 4.5"
      detail="m18 17.5 11.5 3m-11.6 1.8 10.7 2.9m-7.6 1.2 4 1M24 8v5m3.5 29.3q-1.7-.6-3.5-.6"
    />
  )
}
