export default function Styleguide() {
  return (
    <div className="wrap section">
      <h1>Two glasses, one light</h1>
    </div>
  );
}
