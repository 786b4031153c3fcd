import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { grouped } from '../rules/grouped.ts';
import { horsepower } from '../rules/measures.ts';
import styles from './vehicle-list.module.css';

type Vehicles = ProductDetail['vehicles'];

/** The vehicles that the part fits, folded by make; the only make, or the first, is open. */
export function VehicleList({ vehicles }: { vehicles: Vehicles }) {
  const words = productPageFor(useWords().locale);
  const byMake = grouped(vehicles, (vehicle) => vehicle.make);
  return (
    <section className={styles.vehicles}>
      <h2>{words.vehicles}</h2>
      {byMake.map(([make, versions], index) => (
        <details key={make} open={index === 0}>
          <summary>
            {make}
            <span>{words.vehicleCount(versions.length)}</span>
            <Icon name="chevron-down" />
          </summary>
          <VehicleTable make={make} vehicles={versions} />
        </details>
      ))}
    </section>
  );
}

function VehicleTable({ make, vehicles }: { make: string; vehicles: Vehicles }) {
  const words = productPageFor(useWords().locale);
  return (
    <section className={styles.scroll} aria-label={make}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.model}</th>
            <th scope="col">{words.engine}</th>
            <th scope="col">{words.power}</th>
            <th scope="col">{words.years}</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <tr key={`${vehicle.model} ${vehicle.engine} ${vehicle.powerKw} ${vehicle.years}`}>
              <th scope="row">{vehicle.model}</th>
              <td>{vehicle.engine}</td>
              <td>{words.kilowatts(vehicle.powerKw, horsepower(vehicle.powerKw))}</td>
              <td>{vehicle.years}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
