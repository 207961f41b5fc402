import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { clusterSites, listNearestSites } from '#resources/sites/contract.ts'
import { alignBox, type Box, CLUSTERINGS } from '#resources/sites/rules.ts'
import { openDatabase } from '#server/database/open.ts'
import { closeServices } from '#server/open-services.ts'
import { openClient, openServices } from './in-process.ts'
import { quantile, type Row } from './report.ts'

const RUNS = 40

const VIEWS: Record<string, { box: Box; zoom: number }> = {
  'all of Taiwan': { box: { west: 117, south: 21, east: 123, north: 27 }, zoom: 7 },
  'Taipei and around': { box: { west: 121.3, south: 24.85, east: 121.75, north: 25.2 }, zoom: 10 },
  'the middle of Taipei': { box: { west: 121.5, south: 25.01, east: 121.57, north: 25.07 }, zoom: 13 },
}

/** Measures the clusters of a map and the search for the nearest, without a network. */
export async function measureSites(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  // BENCH_DATABASE may name a PostgreSQL server.
  const db = await openDatabase(process.env.BENCH_DATABASE ?? folder)
  const services = await openServices(db)
  const client = await openClient(services)
  const rows: Row[] = []
  async function measure(what: string, call: () => Promise<unknown>) {
    const times: number[] = []
    let bytes = 0
    for (let run = 0; run <= RUNS; run++) {
      const begun = performance.now()
      const reply = await call()
      times.push(performance.now() - begun)
      bytes = JSON.stringify(reply).length
    }
    // The first request reads the sites, or builds the index.
    const [first = 0, ...others] = times
    const figures = [0.5, 0.95].map(share => `p${share * 100} ${quantile(others, share).toFixed(1)} ms`).join(', ')
    rows.push([what, `${figures}, first ${first.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} KB`, 'goal: 20 ms, 40 KB'])
  }
  for (const clustering of CLUSTERINGS)
    for (const [name, { box, zoom }] of Object.entries(VIEWS)) {
      const query = { ...alignBox(box, zoom), zoom, clustering }
      await measure(`${name} by ${clustering}`, () => client.call(clusterSites, { query }))
    }
  await measure('open pick-up points of Taiwan by grid', () =>
    client.call(clusterSites, {
      query: { ...alignBox({ west: 117, south: 21, east: 123, north: 27 }, 7), zoom: 7, kind: 'pick-up', isOpen: true },
    }),
  )
  await measure('the ten nearest', () => client.call(listNearestSites, { query: { townshipId: '10015010' } }))
  await closeServices(services)
  rmSync(folder, { recursive: true, force: true })
  return rows
}
