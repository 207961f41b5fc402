/** The import cycles (Tarjan's strongly connected components), each sorted by name. */
export function findCircles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []

  function visit(file: string): number {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    path.push(file)
    for (const target of importsOf.get(file) ?? []) {
      const reached = order.has(target) ? (path.includes(target) ? order.get(target) : undefined) : visit(target)
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? number, reached))
    }
    if (lowest.get(file) === number) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1 || importsOf.get(file)?.includes(file)) found.push(circle.sort())
    }
    return lowest.get(file) ?? number
  }

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file)
  return found.sort()
}
