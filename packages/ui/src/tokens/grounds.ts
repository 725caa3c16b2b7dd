/** The worlds' grounds, as `worlds.css` has them, where no style sheet reaches: around a page, in a picture. */
export const grounds = { night: '#07120d', paper: '#f3ecdb' } as const
