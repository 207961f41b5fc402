import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawCode, HEIGHT_PX } from './picture.ts'

const WIDTH_PX = 200

/** The rows of the picture of a code, in which every choice is this part of its range. */
async function draw(code: string, part: number): Promise<Uint8Array[]> {
  const png = Buffer.from(await drawCode(code, () => part))
  const at = png.indexOf('IDAT')
  const bytes = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  // Each row begins with its filter, which is none.
  return Array.from({ length: HEIGHT_PX }, (_, y) => bytes.subarray(y * (WIDTH_PX + 1) + 1, (y + 1) * (WIDTH_PX + 1)))
}
const greys = (row: Uint8Array | undefined) => [...new Set(row)]

test('in the middle of every range, lines are level across the middle, and the ground is as light as it is', async () => {
  // No such character is drawn.
  const rows = await draw('-----', 0.5)
  expect(greys(rows[HEIGHT_PX / 2])).toEqual([81])
  const ground = rows.filter((_, y) => Math.abs(y - HEIGHT_PX / 2) > 1)
  expect([...new Set(ground.flatMap(greys))]).toEqual([244])
})

test.each([0, 0.5, 0.999])(
  'every character is drawn, and stays inside the picture, at %d of each range',
  async part => {
    const [empty, rows] = [await draw('-----', part), await draw('A3K7X', part)]
    const drawn = rows.flatMap((row, y) =>
      [...row].flatMap((grey, x) => (grey < (empty[y]?.[x] ?? 0) - 60 ? [[x, y]] : [])),
    )
    const cells = new Set(drawn.map(([x = 0]) => Math.floor(x / (WIDTH_PX / 5))))
    expect([...cells].toSorted()).toEqual([0, 1, 2, 3, 4])
    const heights = drawn.map(([, y = 0]) => y)
    expect([Math.min(...heights) > 0, Math.max(...heights) < HEIGHT_PX - 1]).toEqual([true, true])
  },
)
