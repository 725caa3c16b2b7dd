/**
 * Does some work for each of many, no more than so many at once. Gives the results in their order;
 * fails when one does.
 */
export async function inTurns<Item, Done>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return done
}
