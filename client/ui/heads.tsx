/** The head of a small table: a title for each column. A column with an empty one has no head. */
export const Heads = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a column.
        <Head key={column} title={title} />
      ))}
    </tr>
  </thead>
)

const Head = ({ title }: { title: string }) => (title === '' ? <td /> : <th scope="col">{title}</th>)
