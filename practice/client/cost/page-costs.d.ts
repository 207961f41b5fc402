// What scripts/build/virtual/page-costs.ts counts.
declare module 'virtual:page-costs' {
  type Cost = { files: number; lines: number; kilobytes: number; resources: number; tables: number; ownLines: number }
  /** By the page's id. */
  const costs: Record<string, Cost>
  export default costs
}
