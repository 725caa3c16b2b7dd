/** The backgrounds of `worlds.css`, for code that cannot use a style sheet: a manifest, a share card. */
export const grounds = { night: '#07120d', paper: '#f3ecdb' } as const
