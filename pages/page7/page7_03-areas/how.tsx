import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A polygon looks simple until two of them share a border, one has a hole, or an operator draws an eight. Then
        every program that decides for itself what is inside decides differently.
      </p>
      <h3>How this page does it</h3>
      <p>
        The browser edits the shape, and the server decides what is inside: a ray from each point crosses the rings an
        odd number of times, or it is outside. Southern and western edges belong to an area, northern and eastern ones
        don’t. So a service point on a border is in exactly one of two neighbors. While you edit, the page asks for the
        shape that you see, saved or not, as soon as it rests.
      </p>
      <p>
        Corners snap to other areas, so neighbors share a border exactly. Merging, splitting and cutting are boolean
        operations on polygons. Their library loads with the first of them.
      </p>
      <Excerpt symbol="snap" />
      <p>
        A split changes one area and creates another. Between two requests, the areas would overlap, or one half would
        be missing. So the page sends a list of changes, and the server applies all or none and checks overlaps at the
        end. Undo sends the opposite list. If another window has changed an area since, its version is stale and the
        server refuses.
      </p>
      <Excerpt symbol="applyChanges" />
      <h3>Worth noticing</h3>
      <ul>
        <li>A refused overlap names the areas and returns the shape of the overlap, which the map then shows.</li>
        <li>An overlap thinner than a meter is ignored, because it comes from rounded coordinates.</li>
        <li>
          Whatever the pointer does, the keyboard can do: every corner is in a list with its coordinates, and the arrow
          keys move it on the map.
        </li>
        <li>A file is imported as far as possible, and each feature that can’t be imported says why.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Terra Draw and Mapbox GL Draw edit shapes on a map; Turf.js and clipper2-ts do the boolean operations, the
        second one here. PostGIS keeps geometry with an index and a topology extension, in which neighbors really share
        an edge.
      </p>
      <h3>When not to</h3>
      <p>
        If areas follow existing borders (counties, postcodes), choose them from a list and store their names: nobody
        has to draw.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        多邊形看似簡單，直到兩個區域共用邊界、其中一個有洞，或有人畫出 8
        字形。如果每個程式各自判斷什麼在區域內，結果就會不一致。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        瀏覽器負責編輯形狀，由伺服器判斷什麼在區域內：從點射出的射線與邊界相交奇數次，就在區域內。南側與西側的邊屬於區域，北側與東側的邊不屬於，因此邊界上的據點只會屬於兩個相鄰區域的其中一個。編輯時，形狀停止變動後，頁面就會查詢目前的形狀，不論是否已儲存。
      </p>
      <p>
        頂點會貼齊其他區域，因此相鄰的區域共用完全相同的邊界。合併、分割與挖洞是多邊形的布林運算，函式庫在第一次使用時才載入。
      </p>
      <Excerpt symbol="snap" />
      <p>
        分割會變更一個區域並建立另一個。若分成兩次請求，期間區域會重疊，或缺少一半。因此頁面送出一份變更清單，伺服器全部套用或完全不套用，最後才檢查重疊。復原則送出相反的清單。如果另一個視窗已變更該區域，版本就過舊，伺服器會拒絕。
      </p>
      <Excerpt symbol="applyChanges" />
      <h3>值得留意</h3>
      <ul>
        <li>重疊被拒絕時，回應會列出區域與重疊的形狀，並標示在地圖上。</li>
        <li>窄於一公尺的重疊來自座標的捨入，因此會忽略。</li>
        <li>指標能做的，鍵盤也能做：每個頂點都列在清單中並附座標，在地圖上可用方向鍵移動。</li>
        <li>匯入檔案時會盡量匯入，無法匯入的圖徵會各自說明原因。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Terra Draw 與 Mapbox GL Draw 可在地圖上編輯圖形；布林運算有 Turf.js 與 clipper2-ts，這裡用後者。PostGIS
        以索引儲存幾何，還有 topology 擴充，讓相鄰區域真正共用一條邊。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果區域就是現有的界線，例如縣市或郵遞區號，讓使用者從清單選取並存下名稱，不必動手畫。</p>
    </>
  ),
}
