import { SvgIcon, type IconProps } from '../Icon/SvgIcon.tsx'

/** An arrow around the edge of a card. */
export function FlipIcon(props: IconProps) {
  return (
    <SvgIcon
      {...props}
      viewBoxSize={24}
      outline="M12 2.5v19M15.500 8.200c3.600.6 6 2 6 3.700 0 2.300-4.200 4.100-9.500 4.100s-9.500-1.800-9.500-4.100c0-1.700 2.400-3.100 6-3.700"
      detail="m6.300 6.300 2.400 1.900-1.800 2.500"
    />
  )
}
