import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import type { Imported, Reading } from './imported.ts'
import { effectOf, merged } from './merge.ts'
import { readFile, readText } from './read-file.ts'
import { writeCsv, writeGeoJson } from './write.ts'

const RUNS = { numRuns: 300 }
const linesOf = (text: string) => text.split(/\r\n|\r|\n/).length
const codesOf = ({ issues }: Reading) =>
  issues.map(({ line, feature, code }) => [...(feature === undefined ? [] : [`#${feature}`]), line, code].join(' '))
const feature = (geometry: unknown, properties: unknown = {}, id?: unknown) =>
  JSON.stringify({ type: 'Feature', ...(id !== undefined && { id }), geometry, properties })
const point = (...coordinates: unknown[]) => ({ type: 'Point', coordinates })
const collection = (...features: string[]) => `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}`

/** Checks what holds for every result: markers on earth, and issues with line and reason. */
function expectSound(text: string, { markers, issues }: Reading) {
  for (const { name, lng, lat } of markers) {
    expect(name).not.toBe('')
    expect(Math.abs(lng) <= 180 && Math.abs(lat) <= 90).toBe(true)
  }
  for (const { line, code } of issues) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(linesOf(text))
    expect(messages.texts[code].zh).toBeTruthy()
  }
}

describe('GeoJSON', () => {
  test('points become markers, with the common property names for a name', () => {
    const text = collection(
      feature(point(121.5, 25), { name: ' Taipei \n 101 ', list: 'Work', listType: 'shop' }, 'a'),
      feature(point(120, 23, 15), { title: '臺南' }, 7),
      feature(point(-180, -90), null),
    )
    expect(readText(text)).toEqual({
      markers: [
        { id: 'a', name: 'Taipei 101', lng: 121.5, lat: 25, list: { name: 'Work', type: 'shop' } },
        { name: '臺南', lng: 120, lat: 23 },
        { name: '#3', lng: -180, lat: -90 },
      ],
      issues: [],
    })
  })

  test('each invalid record is reported with line and reason, and the others are imported', () => {
    const text = collection(
      feature({ type: 'Polygon', coordinates: [] }),
      feature(point(250000, 2750000)),
      feature(point('121', 25)),
      feature(null),
      '17',
      feature(point(121, 25), { name: 'good' }, 'x'),
      feature(point(122, 25), {}, 'x'),
    )
    const reading = readText(text)
    expect(codesOf(reading)).toEqual([
      '#1 2 not-point',
      '#2 3 off-earth',
      '#3 4 no-coordinates',
      '#4 5 not-point',
      '#5 6 not-point',
      '#7 8 same-id',
    ])
    expect(reading.markers).toHaveLength(1)
  })

  test('truncated JSON names the line', () => {
    expect(codesOf(readText('{\n"type": "FeatureCollection",\n"features": [}'))).toEqual(['3 not-json'])
    expect(codesOf(readText('{"a":\n1'))).toEqual(['2 not-json'])
    expect(codesOf(readText('[1, 2]'))).toEqual(['1 not-geojson'])
  })

  test('a file that is named GeoJSON is never taken for CSV', () => {
    expect(codesOf(readText('oops {"type":', { name: 'Places.GeoJSON' }))).toEqual(['1 not-json'])
    expect(codesOf(readText('[1,\n2,\nname,lat,lng]\n\n', { name: 'a.json' }))).toEqual(['3 not-json'])
    expect(readText('name,lat,lng\na,25,121', { name: 'json.csv' }).markers).toHaveLength(1)
  })

  test('the lines are right in any formatting', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(0, 1, 2, 4),
        (rights, indent) => {
          const features = rights.map(isRight => JSON.parse(feature(point(isRight ? 121 : 999, 24), { '"[': '{,' })))
          const text = JSON.stringify(
            { note: ['features', { features: [] }], features, type: 'FeatureCollection' },
            null,
            indent,
          )
          const { issues } = readText(text)
          expect(issues).toHaveLength(rights.filter(isRight => !isRight).length)
          for (const { line } of issues) {
            const rest = text
              .split('\n')
              .slice(line - 1)
              .join('\n')
            expect(indent === 0 ? line : rest.indexOf('999') < rest.indexOf('"properties"', 3)).toBeTruthy()
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('CSV', () => {
  test('accepts heads in either language, any order, tabs or semicolons, and quoted cells over several lines', () => {
    const expected = [{ name: 'A, b', lng: 121.5, lat: 25.25 }]
    expect(readText('name,lat,lng\n"A, b",25.25,121.5\n').markers).toEqual(expected)
    expect(readText('經度\t緯度\t名稱\r\n121.5\t25.25\tA, b').markers).toEqual(expected)
    expect(readText('Latitude;Longitude;Name\n25,25;121,5;"A,\n b"').markers).toEqual(expected)
  })

  test('each invalid row is reported with line and reason; lines inside quotes count', () => {
    const text = 'name,lat,lng\n"two\nlines",25,121\nno,,\nfar,95,121\nword,x,121\n\nlast,"25,121\n'
    const reading = readText(text)
    expect(codesOf(reading)).toEqual(['4 no-coordinates', '5 off-earth', '6 not-number', '8 quotes'])
    expect(reading.markers).toEqual([{ name: 'two lines', lng: 121, lat: 25 }])
  })

  test('reports a file without the columns', () => {
    expect(codesOf(readText('a,b\n1,2'))).toEqual(['1 no-columns'])
    expect(codesOf(readText(' \n '))).toEqual(['1 empty'])
  })

  test('an export contains no formulas', () => {
    const text = writeCsv(
      [{ id: '=1', name: '=cmd|x', lng: -1, lat: -2, list: 'l' }],
      [{ id: 'l', name: '@x', type: '+' }],
    )
    expect(text.split('\r\n')[1]).toBe("'=1,'=cmd|x,-2,-1,'@x,'+")
  })
})

describe('swapped coordinates', () => {
  const read = (text: string) => readFile(new Blob([text]))
  const summary = ({ markers, issues }: Reading) => [markers.length, issues.map(({ code }) => code).join()]

  test('are recognised in either format, and read the other way round', async () => {
    const text = collection(feature(point(25, 121.5), { name: 'a' }), feature(point(23, -121)), feature(point(300, 95)))
    for (const given of [text, 'lng,lat,name\n25,121.5,a\n23,-121,\n300,95,']) {
      const { reading, swapped } = await read(given)
      expect(summary(reading)).toEqual([0, 'swapped,swapped,off-earth'])
      expect(swapped && summary(swapped)).toEqual([2, 'off-earth'])
      expect(swapped?.markers[0]).toMatchObject({ name: 'a', lng: 121.5, lat: 25 })
    }
  })

  test('are not offered for a file that needs no swapping, or that swapping does not help', async () => {
    expect((await read(collection(feature(point(121.5, 25))))).swapped).toBeNull()
    expect((await read(collection(feature(point(250000, 2750000))))).swapped).toBeNull()
  })
})

describe('any input', () => {
  test('S-STATE-4: any text results in markers, or line and reason; it never throws', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json(),
      fc
        .array(fc.array(fc.constantFrom('"', ',', '\n', '\r', ';', '25', '121', 'lat', 'lng', 'name', "'", '=')), {
          maxLength: 20,
        })
        .map(rows => `lat,lng,name\n${rows.map(cells => cells.join('')).join('\n')}`),
      fc.json().map(json => `{"type":"FeatureCollection","features":[${json}]}`),
    )
    fc.assert(
      fc.property(texts, text => expectSound(text, readText(text))),
      { numRuns: 1000 },
    )
  })

  test('S-STATE-4: a good file that was cut or changed anywhere is read as far as possible', () => {
    const whole = collection(
      ...[1, 2, 3].map(number => feature(point(120 + number, 24), { name: `n${number}` }, `${number}`)),
    )
    const table = writeCsv(
      readText(whole).markers.map((marker, index) => ({ ...marker, id: `${index}`, list: '' })),
      [],
    )
    for (const text of [whole, table])
      fc.assert(
        fc.property(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 }), (at, cut, put) => {
          const changed = text.slice(0, at) + put + text.slice(at + cut)
          expectSound(changed, readText(changed))
        }),
        RUNS,
      )
  })

  test('a record is always a marker or an issue', () => {
    const cell = fc.constantFrom('', '1', '91', '121.5', 'x', 'NaN', '１２')
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 30 }), rows => {
        const filled = rows.map(([lat, lng]) => `${lat},${lng},row`)
        const { markers, issues } = readText(['lat,lng,name', ...filled].join('\n'))
        expect(markers.length + issues.length).toBe(rows.length)
      }),
      RUNS,
    )
  })

  test('decodes UTF-8 with a byte-order mark, UTF-16 and Big5, and refuses anything else', async () => {
    const read = async (...bytes: number[]) => (await readFile(new Blob([new Uint8Array(bytes)]))).reading
    const head = [...'name,lat,lng\n'].map(letter => letter.charCodeAt(0))
    const row = [...',25,121'].map(letter => letter.charCodeAt(0))
    expect((await read(0xef, 0xbb, 0xbf, ...head, 0xe5, 0x8f, 0xb0, ...row)).markers[0]?.name).toBe('台')
    expect((await read(...head, 0xa5, 0x78, ...row)).markers[0]?.name).toBe('台')
    expect(codesOf(await read(...head, 0x81, 0x20, ...row))).toEqual(['1 encoding'])
  })
})

const named = fc.string({ minLength: 1, maxLength: 30 }).map(name => name.replaceAll(/\s+/g, ' ').trim() || 'x')
const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map(value => value / 1e6)
const filter = [
  { id: 'one', name: '=Sum', type: 'shop' },
  { id: 'two', name: "'+quoted", type: 'trail' },
]
const markers = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z=@'-][a-z0-9]{0,7}$/),
    name: named,
    lng: degrees(180),
    lat: degrees(90),
    list: fc.constantFrom('one', 'two', undefined),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
)

describe('export and import', () => {
  test('a name with many quotes and semicolons does not change the delimiter', () => {
    const given = [{ id: 'one', name: '";;', lng: 0, lat: 0, list: undefined }]
    const { issues, markers } = readText(writeCsv(given, filter))
    expect(issues).toEqual([])
    expect(markers).toMatchObject([{ id: 'one', name: '";;' }])
  })

  test('an exported file is imported unchanged, in either format', () => {
    fc.assert(
      fc.property(markers, given => {
        for (const write of [writeGeoJson, writeCsv]) {
          const reading = readText(write(given, filter))
          expect(reading.issues).toEqual([])
          const back = merged({ markers: [], filter }, reading.markers, 'merge')
          expect(back).toEqual({ markers: given, filter })
        }
      }),
      RUNS,
    )
  })

  test('merging loses no existing marker, and counts added and changed ones', () => {
    fc.assert(
      fc.property(markers, markers, (here, read) => {
        const imported = read.map(({ list: _, ...marker }): Imported => marker)
        const after = merged({ markers: here, filter }, imported, 'merge')
        const effect = effectOf({ markers: here, filter }, imported, 'merge')
        expect(after.markers.slice(0, here.length).map(({ id }) => id)).toEqual(here.map(({ id }) => id))
        expect(after.markers).toHaveLength(here.length + effect.added)
        const untouched = here.filter(({ id }) => !imported.some(other => other.id === id))
        expect(after.markers).toEqual(expect.arrayContaining(untouched))
        const replaced = merged({ markers: here, filter }, imported, 'replace')
        expect(replaced.markers.map(({ id }) => id).sort()).toEqual(imported.map(({ id }) => id).sort())
      }),
      RUNS,
    )
  })
})
