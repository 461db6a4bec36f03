/** The job that the sample CVs are ranked for. Kestrel Freight and all its people are invented. */
export const job = {
  title: "Senior Backend Engineer",
  description: `# Senior Backend Engineer

**Kestrel Freight** plans and tracks deliveries for some four hundred shippers in Europe. Behind every parcel that arrives on time stands a set of services that take orders, choose carriers and answer the question "where is it now?" about nine million times a day.

## What you will do

- Design, build and run services in **TypeScript** on **Node.js**, from the first sketch to the night when a carrier's feed goes silent.
- Own the data behind them: model it in **PostgreSQL**, keep its migrations safe and its slow queries rare.
- Write and document the **REST APIs** that shippers build on, and keep old versions working.
- Package and ship with **Docker**; most services run on Kubernetes in AWS.
- Review code, mentor two younger colleagues and say early when a plan won't hold.

## What you bring

- Five years or more of backend development, at least two of them with TypeScript and Node.js in production.
- A firm hand with relational databases: indexes, transactions, locking, query plans.
- Experience with systems that have to answer at three in the morning: logs, metrics, alerts, calm.

## Good to have

- Event streaming with Kafka, caching with Redis, GraphQL for internal consumers.
- Infrastructure as code with Terraform.
- Some knowledge of logistics, retail or payments.

## What we offer

A team of eleven, four days in the week when nobody holds meetings before noon, a budget for learning, and work from Rotterdam, Hamburg or home.
`,
  requirements: {
    must: ["TypeScript", "Node.js", "PostgreSQL", "REST APIs", "Docker"],
    nice: ["Kubernetes", "AWS", "Redis", "Kafka", "GraphQL", "Terraform"],
  },
  status: "active",
};
