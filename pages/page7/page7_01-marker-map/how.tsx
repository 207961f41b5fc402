import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Data in browser storage is easy to lose: another tab overwrites it, a full disk refuses the write, or an old
        version of the page can’t read what a newer one wrote.
      </p>
      <h3>How this page does it</h3>
      <p>
        Markers are saved in local storage under the key that the specification requires. Each change is one undoable
        step, saved in a single write, and other tabs are updated automatically. Stored data is validated when it is
        read: an invalid entry is set aside and reported, everything else is shown, and nothing is overwritten without
        your consent.
      </p>
      <Excerpt symbol="readKept" />
      <p>
        The base map is a file served by this console, so the page makes no third-party requests. Without WebGL, the
        counties are drawn as plain SVG. The map is slower then, but you can still move every marker with the keyboard.
      </p>
      <p>
        The server determines which county a marker is in, because it has the county boundaries with their islands and
        holes. The page asks once the markers have stopped moving, with one request for all visible markers, and never
        twice for the same positions. If the request fails, the County column stays empty and everything else still
        works.
      </p>
      <Excerpt symbol="isInPolygon" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Point in polygon: draw a line from the point to the east and count how often it crosses the boundary. An odd
          number means inside. A hole just adds one more crossing.
        </li>
        <li>A marker is a button with a name and a focus ring. Arrow keys move it, and Delete can be undone.</li>
        <li>GeoJSON puts longitude first, many people put latitude first. The import shows which order it used.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Leaflet, Google Maps and Mapbox draw tiles from somebody’s server; MapLibre, used here, draws vector data of
        your own. Turf.js has point in polygon for the browser, PostGIS has <code>ST_Contains</code> for the database.
      </p>
      <h3>When not to</h3>
      <p>
        Local storage holds about five megabytes, as text, on one device. What matters to anybody else belongs on the
        server; what is large belongs in IndexedDB.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>存在瀏覽器裡的資料最容易遺失：另一個分頁會覆寫它，磁碟滿了會拒絕它，舊版頁面讀不懂新版寫下的內容。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        標記以規格指定的名稱存在 local
        storage。每次變更都是可以復原的一步，一次寫入完成，其他分頁也會自動更新。讀取時會驗證儲存的資料：無效的項目會另外保留並說明，其餘照常顯示；在您同意之前不會覆寫任何資料。
      </p>
      <Excerpt symbol="readKept" />
      <p>
        底圖是主控台自己的檔案，因此此頁不會向任何外部服務發出請求。沒有 WebGL 時，縣市會以單純的 SVG
        繪製：較慢、較簡單，但每個標記仍然可以用鍵盤移動。
      </p>
      <p>
        標記位於哪個縣市由伺服器判斷，因為它有各縣市的邊界，包含離島與中間的缺口。標記停止移動後才會查詢，一次請求查詢所有顯示的標記，相同的位置不會再次查詢。請求失敗時縣市欄留空，其他功能不受影響。
      </p>
      <Excerpt symbol="isInPolygon" />
      <h3>值得留意</h3>
      <ul>
        <li>判斷點是否在形狀內：從點往東畫一條線，數它與邊界交叉幾次。奇數表示在內，缺口只是多一次交叉。</li>
        <li>標記就是按鈕：有名稱、有焦點框、可用方向鍵微調，刪除後可以復原。</li>
        <li>GeoJSON 的順序是經度在前，多數人的習慣卻相反；匯入時會顯示採用的順序。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Leaflet、Google Maps、Mapbox 使用別人伺服器的圖磚；這裡用的 MapLibre 可以畫自己的向量資料。瀏覽器可用 Turf.js
        判斷點是否在多邊形內，資料庫則有 PostGIS 的 <code>ST_Contains</code>。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        Local Storage 只有約 5 MB，只能存文字，而且只在一台裝置上。對別人有意義的資料應該放在伺服器，量大的放
        IndexedDB。
      </p>
    </>
  ),
}
