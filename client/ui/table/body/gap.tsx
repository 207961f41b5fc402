/** The assumed height of a row that is not rendered. */
export const ROW_PX = 36

/** Takes the height of rows that are not rendered. If they stay so, `aria-rowindex` tells screen readers about them. */
export const Gap = ({ height }: { height: number }) => <tr style={{ height }} />
