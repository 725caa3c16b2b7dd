import { Button, type ButtonProps } from '@storefront/ui'

interface StillButtonProps extends ButtonProps {
  /** Whether the button does something: see `useStill`. */
  readonly isStill: boolean
}

/** A button that does nothing while the place where it is has just changed. It keeps its look and the focus. */
export function StillButton({ isStill, onClick, ...rest }: StillButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={!isStill || undefined}
      onClick={(event) => {
        if (isStill) onClick?.(event)
      }}
    />
  )
}
