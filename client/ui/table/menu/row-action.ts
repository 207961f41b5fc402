/** An entry of a row's menu: something to do, or a page to open. It is left out without the page (`linkIfHere`). */
export type RowAction = { label: string; isDanger?: boolean } & (
  | { act: () => void }
  | { to: string | null; isNewTab?: boolean }
)

/** What the rows of a table offer: by a right click, by the menu key, and by a button (`…`) if there are actions. */
export type RowMenu<R, V> = {
  /** What a row is called: “Lin Shu-guang”. Defined at module level, like the columns. */
  nameOf: (row: R, view: V) => string
  /** Opens the row's details. Without it, “Open” follows the row's link. */
  onOpen?: (row: R) => void
  /** The path of a row inside the app. The menu copies it as a link. */
  linkOf?: (row: R) => string | null
  /** Everything else, with what deletes something at the end. */
  actionsOf?: (row: R) => readonly RowAction[]
}
