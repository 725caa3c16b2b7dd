/** A click handler that ignores the second click of a double click: it would hit what has taken the place of the first. */
export const onSingleClick =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }) => {
    if (detail < 2) act()
  }
