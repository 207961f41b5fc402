import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Vans report where they are, and somebody watches them all day. The connection will break: on a train, in a
        garage, when the server restarts. What was missed must come later, and nothing may come twice.
      </p>
      <h3>How this page does it</h3>
      <p>
        While the shop is open, a van drives each delivery route. The server sends an event for each second, and the
        number of the second is the event’s id. When the connection breaks, the console asks for the events after the
        last id it has (<code>Last-Event-ID</code>). An id that it already has is ignored, and one that is missing is
        waited for.
      </p>
      <Excerpt symbol="readVanStream" />
      <p>
        A second means the same to every server: positions follow from the tour, so any instance can send any second
        again without having stored it.
      </p>
      <Excerpt symbol="positionAt" />
      <p>
        The map, the table and the notices all show one moment, which a clock keeps: the current one, or that of a
        replay. Between two known points, a van moves evenly. Live vans are shown a second late, so the next point is
        always known and they never jump.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Stops and delays are recognized from the positions. Standing for ten seconds at a planned stop is an arrival,
          and standing for a minute anywhere else is a notice.
        </li>
        <li>
          A notice belongs to the moment at which it could be known. So a replay shows the same notices as the live view
          did.
        </li>
        <li>The areas of the page Areas are watched. Change one, and past tours are checked against it again.</li>
        <li>The vans are moved on every frame without React: it renders once a second, for the table.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        The browser’s own <code>EventSource</code> sends <code>Last-Event-ID</code> by itself, but can’t send an
        Authorization header; so this page reads the stream with <code>fetch</code>. WebSockets go both ways and leave
        the numbering to you. MQTT brokers do this for thousands of real vehicles.
      </p>
      <h3>When not to</h3>
      <p>
        If a position every minute is enough, ask every minute: a request that anybody can cache is simpler than a
        stream that has to be kept alive.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        配送車會回報位置，調度人員則整天盯著看。連線一定會中斷：車進了地下室、人在火車上，或是伺服器重新啟動。中斷期間的資料必須補上，而且不能重複。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        商店營業時，每條配送路線各有一輛車。伺服器每秒送出一則事件，並以該秒的數字作為事件編號。連線中斷後，主控台會要求最後一個編號（
        <code>Last-Event-ID</code>）之後的事件；已經收過的編號會忽略，缺少的則會等候。
      </p>
      <Excerpt symbol="readVanStream" />
      <p>每一秒對所有伺服器的意義都相同：位置由行程推算而來，因此任何執行個體都能重送任何一秒，不必事先儲存。</p>
      <Excerpt symbol="positionAt" />
      <p>
        地圖、表格與通知都顯示同一個時刻，由一個時鐘決定：可以是現在，也可以是回放的時間。兩個已知位置之間，車輛等速移動。即時畫面會晚一秒，因此下一個位置一定已知，車輛不會跳動。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>停靠與延誤都是從位置判斷的：在預定的停靠點停滿十秒算是抵達，在其他地方停滿一分鐘則會發出通知。</li>
        <li>通知屬於「最早能得知的時刻」，因此回放時看到的通知與當時的即時畫面相同。</li>
        <li>「區域圍欄」頁面的區域都會監看。修改區域後，過去的行程也會重新比對。</li>
        <li>車輛每個影格移動一次，不經過 React；React 每秒只為表格重繪一次。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        瀏覽器的 <code>EventSource</code> 會自己送出 <code>Last-Event-ID</code>，但不能帶 Authorization
        標頭，所以這一頁用 <code>fetch</code> 讀取串流。WebSocket 雙向溝通，編號要自己處理。成千上萬的實際車輛則多用
        MQTT。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果每分鐘一次就夠，就每分鐘詢問一次；可以快取的請求，比必須維持的串流簡單。</p>
    </>
  ),
}
